print(try PassportReader(scanned: "D1234").check(), try PassportReader(scanned: "X1234").check())
do { _ = try PassportReader(scanned: "D") } catch { print(error) }
