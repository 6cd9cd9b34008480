struct Taken8Screen {
  let text: String
  init(api: Taken8API = .shared, cache: Taken8Cache = .shared) throws { text = api.name + cache.name }
}