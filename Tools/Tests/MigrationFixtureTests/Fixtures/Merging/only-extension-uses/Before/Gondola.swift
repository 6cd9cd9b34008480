final class Gondola {
  let name: String

  init(name: String) { self.name = name }
}
