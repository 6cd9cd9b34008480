import Foundation

print(TealRows().tick(), TealRows().isLate(Date(timeIntervalSince1970: 0)))
print(TealTicker().tick(), TealTicker().folder().isEmpty)
