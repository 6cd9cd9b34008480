@MainActor func tapped() { Feed().show() }
tapped()
tapped()
