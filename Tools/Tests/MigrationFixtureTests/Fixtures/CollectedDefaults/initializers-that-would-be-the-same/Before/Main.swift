final class Taken16Screen {
  let text: String
  init(api: Taken16API = .shared, name: String) { text = api.name + name }
  init(name: String) { text = name }
}