final class Taken4Screen {
  let text: String

  init(
    title: String,
    api: Taken4API = .shared,
    done: (String) -> Void
  ) {
    text = title + api.name
    done(text)
  }
}