protocol Labelled { var label: String { get }; func ping() async -> Int }
protocol LabelledWorker: Labelled, Actor { func work() }
// MARK: use
func useActorInherited() async throws {
  let mock = LabelledWorkerMock()
  mock.labelHandler = { "x" }
  expect(mock.label == "x")
  mock.pingHandler = { 3 }
  expect(await mock.ping() == 3)
  let before = reportCount()
  await mock.work()
  expect(reportCount() == before + 1)
}
