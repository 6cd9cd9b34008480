import DepStructsTesting

func reportCount() -> Int { Reports.count }

func expect(_ isTrue: Bool, file: StaticString = #fileID, line: UInt = #line) {
  if !isTrue { print("\(file):\(line): not as expected") }
}

func expectReport(
  _ body: () throws -> Void, file: StaticString = #fileID, line: UInt = #line
) rethrows {
  let before = reportCount()
  try body()
  if reportCount() != before + 1 { print("\(file):\(line): nothing was reported") }
}
