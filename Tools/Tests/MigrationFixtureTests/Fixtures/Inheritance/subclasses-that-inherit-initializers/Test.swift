struct PhoneIdiom: HarborIdiomProtocol {
  func name() -> String { "phone" }
}
struct EmptyHarbor: HarborClientProtocol {
  func ships() -> Int { 0 }
}
let harborList = HarborList(model: 2)
harborList.dependencies = HarborList.Dependencies(harborClient: EmptyHarbor())
harborList.harborPageDependencies = HarborPage<Int>.Dependencies(harborIdiom: PhoneIdiom())
expect(harborList.load() == "phone 2 0", "both are set")
