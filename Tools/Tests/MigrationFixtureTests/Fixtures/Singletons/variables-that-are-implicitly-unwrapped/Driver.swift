import Foundation
Reel6141.stream = ReelStream6141()
Reel6141.defaults = UserDefaults.standard
print(ReelPlayer6141().play(), ReelStopper6141().isPlaying())
