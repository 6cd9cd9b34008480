print(SignalBox().free())
