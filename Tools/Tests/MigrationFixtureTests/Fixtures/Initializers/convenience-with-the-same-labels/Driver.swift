print(OtterPond(depth: 3).measure(), OtterPond(depth: UInt8(2)) { $0 }.measure())
print(OtterDam(logs: 1).count(), OtterDam(logs: "ab").count(), OtterDam(logs: [1, 2, 3]).count())
print(OtterRaft(planks: [1, 2]).count())
