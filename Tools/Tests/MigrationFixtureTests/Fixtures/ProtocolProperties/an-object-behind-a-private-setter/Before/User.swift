final class CorncrakeUser {
  init() {}

  func use() {
    CorncrakeAPI.shared.settings.on = true
    print(CorncrakeAPI.shared.settings.on)
  }
}
