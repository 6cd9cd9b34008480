let recorder = FlightRecorder()
print(try await recorder.record("take-off"))
print(try await recorder.record("landing"))
