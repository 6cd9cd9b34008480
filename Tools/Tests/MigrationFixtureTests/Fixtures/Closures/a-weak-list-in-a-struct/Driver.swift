import Foundation

weak var kept6184: Needle6184?

func make6184() {
  let needle = Needle6184()
  let other = Needle6184()
  let gauge = Gauge6184(needle: needle)
  gauge.connect(other)
  print(needle.source!().timeIntervalSince1970 > 0)
  kept6184 = needle
}

make6184()
print(kept6184 == nil)
