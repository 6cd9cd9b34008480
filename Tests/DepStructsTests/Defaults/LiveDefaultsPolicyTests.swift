import DepStructs
import Testing

private struct Plain: TransitionalDependencies, Sendable {
  var name: String
  static var live: Self { Self(name: "live") }
}

private struct WithDouble: TransitionalDependencies, UnimplementedDependencies, Sendable {
  var name: String
  static var live: Self {
    Issue.record("live was built where it is forbidden")
    return Self(name: "live")
  }
  static var failing: Self { Self(name: "unimplemented") }
}

private struct Outer: TransitionalDependencies, Sendable {
  var inner: Plain
  static var live: Self { Self(inner: .defaultDependencies) }
}

@Suite("Policy on live defaults")
struct LiveDefaultsPolicyTests {
  private let findings = Recorder<DefaultsFinding>()

  @Test func reportHandsOverLiveAndNamesTheType() {
    withLiveDefaultsPolicy(.report(to: { [findings] in findings.record($0) })) {
      #expect(Plain.defaultDependencies.name == "live")
    }
    #expect(findings.all.map(\.kind) == [.liveDefault])
    #expect(findings.all.first?.dependencies == Plain.self)
    #expect(findings.all.first?.description.contains("Plain.defaultDependencies was read") == true)
  }

  @Test func reportNamesThePathThatLedThere() {
    withLiveDefaultsPolicy(.report(to: { [findings] in findings.record($0) })) {
      _ = Outer.defaultDependencies
    }
    #expect(findings.all.map { $0.path.count } == [0, 1])
    #expect(findings.all.last?.path.first?.hasSuffix("Outer") == true)
    #expect(findings.all.last?.description.contains("while building") == true)
  }

  @Test func overriddenDefaultIsNoFinding() async {
    await withLiveDefaultsPolicy(.report(to: { [findings] in findings.record($0) })) {
      await withDefaultDependencies(Plain(name: "mock")) {
        await Task.yield()
        #expect(Plain.defaultDependencies.name == "mock")
      }
    }
    #expect(findings.all.isEmpty)
  }

  @Test func forbidHandsOverTheFailingDoubleAndNeverBuildsLive() {
    withLiveDefaultsPolicy(.forbid(to: { [findings] in findings.record($0) })) {
      #expect(WithDouble.defaultDependencies.name == "unimplemented")
    }
    #expect(findings.all.map(\.kind) == [.forbiddenLiveDefault])
    #expect(findings.all.first?.description.contains("`failing` is handed out") == true)
  }

  @Test func forbidSaysSoWhenThereIsNoFailingDouble() {
    withLiveDefaultsPolicy(.forbid(to: { [findings] in findings.record($0) })) {
      #expect(Plain.defaultDependencies.name == "live")
    }
    let message = findings.all.first?.description ?? ""
    #expect(message.contains("`live` was used"))
    #expect(message.contains("withDefaultDependencies"))
  }

  @Test func handlerMayUseTypesInTransitionItself() {
    withLiveDefaultsPolicy(
      .report(to: { [findings] finding in
        _ = Plain.defaultDependencies
        findings.record(finding)
      })
    ) {
      _ = Plain.defaultDependencies
    }
    #expect(findings.count == 1)
  }

  @Test func innerPolicyWins() {
    withLiveDefaultsPolicy(.forbid(to: { [findings] in findings.record($0) })) {
      withLiveDefaultsPolicy(.allow) { _ = Plain.defaultDependencies }
    }
    #expect(findings.all.isEmpty)
  }

  @Test func hundredTasksEachWithTheirOwnPolicy() async {
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<100 {
        group.addTask {
          let own = Recorder<DefaultsFinding>()
          let policy: LiveDefaultsPolicy =
            index.isMultiple(of: 2) ? .allow : .report { own.record($0) }
          await withLiveDefaultsPolicy(policy) {
            for _ in 0..<10 {
              _ = Plain.defaultDependencies
              await Task.yield()
            }
          }
          return own.count == (index.isMultiple(of: 2) ? 0 : 10)
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test func forbidWithoutHandlerStopsTheProcessAndNamesTheType() async throws {
    let message = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      LiveDefaultsPolicy.processWide = .forbid
      _ = Plain.defaultDependencies
    }.message
    #expect(message.contains("Plain.defaultDependencies was read"))
    #expect(message.contains("live defaults are forbidden here"))
  }

  @Test func processWideReportReachesThreadsWithoutAScope() async throws {
    let message = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      LiveDefaultsPolicy.processWide = .report
      onThreads(1) { _ in _ = Plain.defaultDependencies }
    }.message
    #expect(message.contains("DepStructs: "))
    #expect(message.contains("Plain.defaultDependencies was read: `live` is handed out"))
  }

  @Test func scopedPolicyWinsOverTheProcessWideOne() async {
    await #expect(processExitsWith: .success) {
      LiveDefaultsPolicy.processWide = .forbid
      withLiveDefaultsPolicy(.allow) { _ = Plain.defaultDependencies }
    }
  }
}
