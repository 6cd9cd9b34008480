MainActor.assumeIsolated {
  nonisolated(unsafe) var styles: [Int] = []
  let button = BandicootButton(dependencies: .init(impactOccurred: { styles.append($0.rawValue) }))
  button.press()
  button.hold()
  expect(styles == [0, 2], "nothing trembles")
}
