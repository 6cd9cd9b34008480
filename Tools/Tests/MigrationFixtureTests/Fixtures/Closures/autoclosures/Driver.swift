let panel = AlarmPanel()
print(panel.state(), panel.recent(), panel.both(), panel.later()())
