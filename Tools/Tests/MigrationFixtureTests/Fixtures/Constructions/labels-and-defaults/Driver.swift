print(SurveyTeam().low(), SurveyTeam().high())
