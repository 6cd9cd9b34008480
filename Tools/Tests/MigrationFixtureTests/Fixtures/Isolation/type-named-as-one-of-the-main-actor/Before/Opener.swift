final class SiskinOpener {
  func open() {
    let panel = SiskinPanel()
    panel.close()
  }
}
