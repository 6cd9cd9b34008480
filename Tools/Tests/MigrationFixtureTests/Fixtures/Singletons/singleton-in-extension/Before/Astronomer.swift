final class Astronomer {
  func observe() -> String { Telescope.shared.magnify("Saturn") }
}
