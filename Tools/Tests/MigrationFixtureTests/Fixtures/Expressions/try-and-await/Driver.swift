let station = GlacierStation()
print(try await station.survey(), await station.state())
