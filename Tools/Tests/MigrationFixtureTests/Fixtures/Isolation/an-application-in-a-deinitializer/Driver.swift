import UIKit
var player: CassowaryPlayer? = await CassowaryPlayer(nibName: nil, bundle: nil)
await player?.viewDidLoad()
print(await UIApplication.shared.isIdleTimerDisabled)
await MainActor.run { player = nil }
print(await UIApplication.shared.isIdleTimerDisabled)
