import Foundation
import GRDB

struct CellarFlood6165: Error {}

do {
  _ = try Cellar6165(
    name: "wine",
    dependencies: .init(
      makeDatabaseQueue: { throw CellarFlood6165() }, fileManager: FileManager.default))
  expect(false, "the store of the test throws")
} catch {
  expect(error is CellarFlood6165, "the error of the test")
}
