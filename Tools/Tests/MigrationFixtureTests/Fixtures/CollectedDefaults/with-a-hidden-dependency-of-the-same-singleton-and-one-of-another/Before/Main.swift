extension Taken3Cache { static let pantry = Taken3Cache("p") }
struct Taken3Screen {
  let api: Taken3API

  init(api: Taken3API = Taken3API.shared) { self.api = api }

  func show() -> String { api.name + Taken3API.shared.name + Taken3Cache.pantry.name }
}