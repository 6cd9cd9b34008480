print(GuillemotLedge().line())
