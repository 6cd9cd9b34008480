import DepStructsExample
import Testing

/// The inherited service does what the migrated one does.
///
/// It reaches for singletons, so its tests take turns, configure what all share, and forget what
/// the one before has left there. Nothing of this is needed in the tests of the migrated types.
@Suite(.serialized)
struct SameOutputTests {
  @Test(arguments: Scenario.allCases)
  func bothPrintTheSameAndAskTheServerTheSame(scenario: Scenario) async throws {
    InheritedHostHealth.shared.reset()
    let inherited = try await Transcript(scenario) { settings in
      InheritedSettings.shared.current = settings
      return InheritedFeedReader()
    }
    let migrated = try await Transcript(scenario) { settings in
      CompositionRoot(settings: settings).makeFeedReader()
    }
    #expect(inherited == migrated)
    #expect(migrated.printed.count == scenario.endings.count)
    for (text, ending) in zip(migrated.printed, scenario.endings) {
      #expect(text.hasSuffix(ending), "\(text)")
    }
    #expect(migrated.requests.count == scenario.requestCount)
  }
}
