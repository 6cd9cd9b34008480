protocol CanRead { func read() -> Int }
protocol CanWrite { func write(_ value: Int) }
typealias ReadWrite = CanRead & CanWrite
protocol Disk: ReadWrite, AnyObject { func flush() }
// mock: Disk, CanRead & CanWrite, CanRead & Sendable
// MARK: use
func useCompositions() async throws {
  let disk = DiskMock()
  expectReport { disk.flush() }
  let both: any CanRead & CanWrite = CanReadCanWriteMock()
  expectReport { both.write(1) }
  let sendable: any CanRead & Sendable = CanReadMock()
  expectReport { _ = sendable.read() }
}
