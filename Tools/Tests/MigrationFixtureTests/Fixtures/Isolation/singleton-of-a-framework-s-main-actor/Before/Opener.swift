final class ShrikeOpener {
  func open() async { await ShrikeChrome.shared.shine() }
}
