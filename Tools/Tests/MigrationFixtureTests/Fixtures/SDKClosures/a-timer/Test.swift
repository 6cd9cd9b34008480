import Foundation

nonisolated(unsafe) var rung6153: [Double] = []
LighthouseBell6153(dependencies: .init(scheduleTimer: { seconds, _, _ in rung6153.append(seconds) }))
  .ring()
expect(rung6153 == [300], "the bell is scheduled")
