struct DarkPanel: DisplayPanelProtocol {
  func brighten() -> Int { -1 }
}
expect(KeyRepeat(dependencies: .init(displayPanel: { DarkPanel() })).press() == -1, "it is asked")
expect(BrightnessMenu(dependencies: .init(displayPanel: { DarkPanel() })).open() == -1, "all ask")
