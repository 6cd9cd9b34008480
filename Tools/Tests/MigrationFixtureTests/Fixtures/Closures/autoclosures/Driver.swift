let panel = FirePanel()
print(panel.state(), panel.recent(), panel.both(), panel.later()())
