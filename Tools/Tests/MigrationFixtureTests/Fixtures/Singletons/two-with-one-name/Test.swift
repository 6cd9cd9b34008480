final class EmptyBerlin: BerlinArchiveProtocol {
  func files() -> Int { 0 }
}
final class EmptyVienna: ViennaArchiveProtocol {
  func files() -> Int { 1 }
}
let master = SpyMaster(dependencies: .init(archive: EmptyBerlin(), viennaArchive: EmptyVienna()))
expect(master.all() == 1, "each has its field")
