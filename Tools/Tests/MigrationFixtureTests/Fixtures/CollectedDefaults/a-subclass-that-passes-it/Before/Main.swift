class Taken20Screen {
  let text: String
  init(api: Taken20API = .shared) { text = api.name }
}
final class Taken20Sub: Taken20Screen {
  init() { super.init(api: Taken20API("sub")) }
}