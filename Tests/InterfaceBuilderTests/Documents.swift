/// A document of the shape that Interface Builder writes.
enum Documents {
    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" initialViewController="vc-1">
            <device id="retina6_1" orientation="landscape" appearance="light"/>
            <dependencies><deployment identifier="iOS"/><plugIn identifier="com.apple.Kit" version="1"/></dependencies>
            <customFonts key="customFonts"><array key="A.ttf"><string>A</string></array></customFonts>
            <scenes>
                <!--Login-->
                <scene sceneID="sc-1">
                    <objects>
                        <viewController storyboardIdentifier="Login" id="vc-1" customClass="LoginViewController" \
        customModule="App" customModuleProvider="target" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="vw-1">
                                <rect key="frame" x="0.0" y="0.0" width="414" height="896.5"/>
                                <subviews>
                                    <label opaque="NO" text="Größe &amp; &lt;Form&gt;" id="lb-1">
                                        <rect key="frame" x="16" y="60" width="382" height="21"/>
                                        <accessibility key="accessibilityConfiguration" identifier="title"/>
                                        <nil key="textColor"/>
                                    </label>
                                    <textView id="tv-1">
                                        <string key="text">Two
        lines &#x1F600;</string>
                                        <futureThing key="unknown"><deeper id="dp-1"/></futureThing>
                                    </textView>
                                    <button hidden="YES" buttonType="system" id="bt-1">
                                        <rect key="frame" x="16" y="100" width="100" height="30"/>
                                        <state key="normal" title="Log in"/>
                                        <state key="selected" title="Logged in"/>
                                        <connections>
                                            <action selector="logInTapped:" destination="vc-1" eventType="touchUpInside" id="ac-1"/>
                                            <segue destination="ph-1" kind="show" identifier="home" \
        destinationCreationSelector="makeHome:" id="sg-1"><nil key="action"/></segue>
                                        </connections>
                                    </button>
                                    <segmentedControl id="sc-2">
                                        <segments><segment title="Day"/><segment title="Week"/></segments>
                                    </segmentedControl>
                                    <tableView id="tb-1">
                                        <prototypes>
                                            <tableViewCell reuseIdentifier="Row" id="tc-1" customClass="_TtCC3App5Outer5Inner">
                                                <tableViewCellContentView key="contentView" id="cv-1"/>
                                            </tableViewCell>
                                        </prototypes>
                                    </tableView>
                                </subviews>
                                <constraints>
                                    <constraint firstItem="lb-1" firstAttribute="top" secondItem="vw-1" id="cn-1"/>
                                    <constraint firstItem="lb-1" firstAttribute="leading" secondItem="vw-1" id="cn-2"/>
                                </constraints>
                                <connections>
                                    <outletCollection property="gestureRecognizers" destination="gr-1" appends="YES" id="oc-1"/>
                                </connections>
                            </view>
                            <connections>
                                <outlet property="titleLabel" destination="lb-1" id="ot-1"/>
                                <outlet property="topConstraint" destination="cn-1" id="ot-2"/>
                                <outlet property="lost" destination="no-1" id="ot-3"/>
                                <segue destination="ex-1" kind="unwind" identifier="back" unwindAction="unwindHome:" id="sg-2"/>
                            </connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="fr-1" sceneMemberID="firstResponder"/>
                        <exit id="ex-1" userLabel="Exit" sceneMemberID="exit"/>
                        <tapGestureRecognizer id="gr-1">
                            <connections><action selector="viewTapped" destination="vc-1" id="ac-2"/></connections>
                        </tapGestureRecognizer>
                    </objects>
                    <point key="canvasLocation" x="1" y="2"/>
                </scene>
                <scene sceneID="sc-3">
                    <objects>
                        <viewControllerPlaceholder storyboardName="Home" referencedIdentifier="Start" id="ph-1"/>
                    </objects>
                </scene>
            </scenes>
            <resources><image name="a" width="1" height="2"/></resources>
        </document>
        """
}
