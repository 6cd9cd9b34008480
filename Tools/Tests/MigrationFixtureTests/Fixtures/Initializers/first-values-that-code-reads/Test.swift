import Foundation

let fixed2905 = Date(timeIntervalSince1970: 50)
print(Ferry2905(saved: nil, dependencies: .init(now: { fixed2905 })).made == fixed2905)
print(Canoe2905(at: .distantPast, dependencies: .init(now: { fixed2905 })).first == fixed2905)
print(Skiff2905(at: .distantPast, dependencies: .init(now: { fixed2905 })).made == fixed2905)
print(Punt2905(at: .distantPast, dependencies: .init(now: { fixed2905 })).started == 50)
