import Foundation

let epoch2905 = Date(timeIntervalSince1970: 0)
print(Ferry2905(saved: nil).age() < 60, Raft2905(later: -100).age() > 60)
print(Canoe2905(at: epoch2905).age() < 60, Barge2905(at: epoch2905).made, Skiff2905(at: epoch2905).age() < 60)
print(Punt2905(at: epoch2905).started > 60)
