import DepStructs
import DepStructsExample
import DepStructsTesting
import Foundation
import Testing

@Suite(.forbidsLiveDefaults)
struct EventLogTests {
  private let printed = Recorder<String>()

  private var dependencies: EventLog.Dependencies {
    EventLog.Dependencies(
      now: { Date(timeIntervalSince1970: 0) }, print: { [printed] in printed.record($0) })
  }

  @Test func anEventIsPrintedWithItsTime() {
    EventLog(dependencies: dependencies).write("event")
    #expect(printed.values == ["1970-01-01 00:00:00 +0000 event"])
  }

  @Test func callersThatPassNothingCanBeGivenDoubles() {
    withDefaultDependencies(dependencies) { EventLog().write("event") }
    #expect(printed.values.count == 1)
  }

  @Test func theSingletonNeverTakesATestsDoubles() {
    withDefaultDependencies(dependencies) { EventLog.shared.write("event") }
    #expect(printed.values.isEmpty)
  }
}
