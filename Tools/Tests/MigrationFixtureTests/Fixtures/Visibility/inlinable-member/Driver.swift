print(RulerKit().centimetres(2), RulerKit().inches(5.08))
