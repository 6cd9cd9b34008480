import Dependencies
import Foundation

let log = withDependencies {
  $0.date = DateGenerator { Date(timeIntervalSince1970: 20) }
  $0.riverGauge1308.level = { 9 }
} operation: {
  RiverLog1308()
}
print(log.line())
