nonisolated(unsafe) var styles: [Int] = []
let button = await BandicootButton(dependencies: .init(impactOccurred: { styles.append($0.rawValue) }))
await button.press()
await button.hold()
expect(styles == [0, 2], "nothing trembles")
