final class Taken13Screen {
  let text: String
  init(api: Taken13API = .shared) {
    let all = [api].map { api in api.name }
    text = all.joined()
  }
}