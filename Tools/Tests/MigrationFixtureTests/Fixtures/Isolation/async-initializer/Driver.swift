let station = try await RadioStation(frequency: 101.2)
print(station.licence, try await station.renew())
do { _ = try await RadioStation(frequency: 1) } catch { print("\(error)") }
