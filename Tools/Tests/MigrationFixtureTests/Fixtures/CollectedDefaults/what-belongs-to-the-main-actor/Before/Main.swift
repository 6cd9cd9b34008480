@MainActor final class Taken17Theme { static let shared = Taken17Theme(); let name = "shared" }
@MainActor final class Taken17Screen {
  let text: String
  init(theme: Taken17Theme = .shared) { text = theme.name }
}